/** What the server says in German. */
import { createSentencesDe } from '@bestzug/answers/de';
import { clipped, listed } from '@bestzug/answers/sentence-parts';
import { isOwnFault, type RequestFault, type ServiceFault } from './api-fault.ts';
import { TERMS_DE } from './terms-de.ts';
import type { ServerTexts } from './server-texts.ts';

const SENTENCES = createSentencesDe(TERMS_DE);

const quoted = (text: string): string => `„${clipped(text)}“`;

const TYPES: Readonly<Record<string, string>> = {
  string: 'ein Text',
  integer: 'eine ganze Zahl',
  boolean: 'true oder false',
  array: 'eine Liste',
  object: 'ein Objekt',
};

function ruleSentence(rule: string, limit: string): string {
  switch (rule) {
    case 'type':
      return `erwartet wird ${TYPES[limit] ?? limit}`;
    case 'enum':
      return `möglich sind ${listed(limit.split(','), 'und')}`;
    case 'minimum':
    case 'maximum':
      return `${rule === 'minimum' ? 'mindestens' : 'höchstens'} ${limit}`;
    case 'minLength':
      return `mindestens ${limit} Zeichen`;
    case 'maxLength':
      return `höchstens ${limit} Zeichen`;
    case 'minItems':
      return `mindestens ${limit} Einträge`;
    case 'maxItems':
      return `höchstens ${limit} Einträge`;
    default:
      return `${rule} ${limit}`.trim();
  }
}

function ownSentence(fault: RequestFault | ServiceFault): string {
  switch (fault.kind) {
    case 'badJson':
      return 'Der Körper der Anfrage ist kein gültiges JSON.';
    case 'noObject':
      return 'Der Körper der Anfrage muss ein JSON-Objekt sein, zum Beispiel {"rack":"EEERST?"}.';
    case 'missingProperty':
      return `Es fehlt ${quoted(fault.property)}.`;
    case 'unknownProperty':
      return `${quoted(fault.property)} gibt es hier nicht; was es gibt, zeigt /api/docs.`;
    case 'badProperty':
      return `${quoted(fault.property)} passt nicht: ${ruleSentence(fault.rule, fault.limit)}.`;
    case 'badGame':
      return `Die Partie in „gcg“ ist nicht lesbar. ${fault.detail}`;
    case 'contradiction':
      return `${listed(fault.properties.map(quoted), 'und')} widersprechen einander.`;
    case 'badRequest':
      return `Die Anfrage ist kein richtiges HTTP (${clipped(fault.code)}).`;
    case 'tooSlow':
      return `Die Anfrage war nach ${fault.limit} ms noch nicht ganz da.`;
    case 'bodyTooLarge':
      return `Die Anfrage ist zu groß, höchstens ${fault.limit} Bytes sind erlaubt.`;
    case 'notJson':
      return `Die Anfrage muss JSON sein (Content-Type: application/json), nicht ${quoted(fault.found)}.`;
    case 'notFound':
      return `Die Adresse ${quoted(fault.path)} gibt es nicht.`;
    case 'badMethod':
      return `${clipped(fault.found)} geht hier nicht, möglich sind ${listed(fault.allowed, 'und')}.`;
    case 'rateLimited':
      return `Mehr als ${fault.limit} Anfragen in der Minute; bitte in ${fault.retryAfter} s noch einmal.`;
    case 'busy':
      return `Es warten schon ${fault.waiting} Anfragen; bitte in ${fault.retryAfter} s noch einmal.`;
    case 'timeLimit':
      return `Die Antwort hat länger als ${fault.limit} ms gebraucht und ist abgebrochen.`;
    case 'stopping':
      return 'Der Server wird gerade beendet.';
    case 'threadDied':
      return 'Der Thread, der die Anfrage bearbeitet hat, ist abgestürzt; ein neuer ist da, bitte noch einmal.';
    case 'clientGone':
      return 'Die Verbindung ist vor der Antwort abgebrochen.';
    case 'internal':
      return 'Interner Fehler; das Protokoll des Servers sagt mehr.';
  }
}

/** All texts. */
export const TEXTS_DE: ServerTexts = {
  fault: (fault) => (isOwnFault(fault) ? ownSentence(fault) : SENTENCES.fault(fault)),
  notBuilt: {
    title: 'Die Seite ist noch nicht gebaut',
    lead: 'Bestzug läuft, aber die Webseite fehlt in diesem Ordner.',
    remedy: 'So wird sie gebaut, danach diese Seite neu laden:',
    api: 'Die Schnittstelle für Programme ist da:',
  },
  notFound: { title: 'Diese Seite gibt es nicht', home: 'Zur Startseite' },
};
