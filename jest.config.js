export default {
  projects: [
    "contract/jest.config.js",
    "services/web/jest.config.js",
    "services/api/jest.config.js",
    "services/api/jest.process.config.js",
  ],
};
