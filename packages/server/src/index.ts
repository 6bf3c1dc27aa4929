export { BODY_LIMIT } from './api-routes.ts';
export { ApiError, type ApiFault, type RequestFault, type ServiceFault } from './api-fault.ts';
export { createServer } from './create-server.ts';
export type {
  AnalyzeGame,
  GameQuestion,
  LogTarget,
  ServerLimits,
  ServerOptions,
} from './server-options.ts';
export { API_TERMS } from './texts.ts';
