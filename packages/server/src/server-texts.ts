/** Everything the server says to people, in one language. */
import type { ApiFault } from './api-fault.ts';

/** The texts. */
export interface ServerTexts {
  /** One plain sentence: what is wrong, and what to do about it. */
  readonly fault: (fault: ApiFault) => string;
  /** The page shown where the page has not been built. */
  readonly notBuilt: {
    readonly title: string;
    readonly lead: string;
    readonly remedy: string;
    readonly api: string;
  };
  /** The page of an address that is none. */
  readonly notFound: { readonly title: string; readonly home: string };
}
