import type { FromSchema, JSONSchema } from "@ridgeline/contract/jsonSchema";

const seconds = (value: number) => ({ type: "integer", minimum: 1, default: value }) as const;
const count = (value: number) => ({ type: "integer", minimum: 1, default: value }) as const;

/** Every variable that the API reads, except for notifications; `.env.example` explains them. */
export const configSchema = {
  type: "object",
  properties: {
    NODE_ENV: { type: "string", default: "development" },
    HOST: { type: "string", minLength: 1, default: "127.0.0.1" },
    PORT: { type: "integer", minimum: 0, maximum: 65535, default: 8080 },
    METRICS_PORT: { type: "integer", minimum: 0, maximum: 65535, default: 0 },
    LOG_LEVEL: {
      type: "string",
      enum: ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      default: "info",
    },
    DATABASE_URL: { type: "string", pattern: "^postgres(ql)?://.+" },
    DATABASE_POOL: count(10),
    ADMIN_TOKEN: { type: "string", minLength: 1 },
    CORS_ORIGINS: {
      type: "string",
      pattern: "^(https?://[^\\s,/*]+(\\s*,\\s*https?://[^\\s,/*]+)*)?$",
      default: "",
    },
    TRUST_PROXY: { type: "boolean", default: false },
    QUOTE_LIMIT: count(20),
    QUOTE_LIMIT_SECONDS: seconds(3600),
    WRONG_TOKEN_LIMIT: count(10),
    WRONG_TOKEN_LIMIT_SECONDS: seconds(600),
    REQUEST_TIMEOUT_MS: { type: "integer", minimum: 100, maximum: 60000, default: 2500 },
    SHUTDOWN_TIMEOUT_MS: { type: "integer", minimum: 0, default: 10000 },
  },
  required: ["DATABASE_URL", "ADMIN_TOKEN"],
} as const satisfies JSONSchema;

export type Variables = Required<FromSchema<typeof configSchema>>;
