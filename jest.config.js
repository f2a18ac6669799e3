export default {
  projects: ["contract", "services/web", "services/api", "services/api/jest.process.config.js"],
};
