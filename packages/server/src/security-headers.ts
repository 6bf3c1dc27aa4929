/**
 * Headers that keep the page to itself: nothing comes from elsewhere, nothing is sent elsewhere,
 * nobody frames it. Isolated from other origins, so that its threads may share memory.
 */
import type { FastifyHelmetOptions } from '@fastify/helmet';

/** What helmet is told. */
export const SECURITY_HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: { policy: 'require-corp' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  // Whoever serves it with TLS decides about that there.
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
};
