export type { ApiFault, RequestFault, ServiceFault } from './api-fault.ts';
export { createServer } from './create-server.ts';
export type {
  AnalyzeGame,
  GameQuestion,
  LogTarget,
  ServerLimits,
  ServerOptions,
} from './server-options.ts';
export { API_TERMS } from './texts.ts';
