export default { projects: ["contract", "services/web", "services/api"] };
