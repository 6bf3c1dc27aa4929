/**
 * Inflected forms of a German word, told from the list alone: who knows GEHEN knows GEHST.
 *
 * A pattern names endings that a stem takes. It counts for a word only if the list holds *all* of its
 * `core` forms for that stem, and not the form `without`, spelt as the pattern demands (verbs and adjectives small, nouns with a
 * capital); then all of its forms that are in the list belong together. So a chance likeness rarely
 * joins two words, and what is not formed by endings (HAUS, HÄUSER) is joined only where both are
 * known anyway. Families are not joined again: KNOWN → its forms, and no farther.
 */

/** Stems shorter than this are more often chance than a stem. */
const SHORTEST_STEM = 3;

/** Patterns of small words: knowing any form is knowing all. */
const SMALL_PATTERNS = [
  // sage, sagst, sagt, sagte …
  {
    core: ['E', 'EN', 'ST', 'T', 'TE', 'TEN'],
    forms: ['E', 'EN', 'ST', 'T', 'TE', 'TEN', 'TEST', 'TET'],
    participle: 'T',
  },
  // rede, redest, redet, redete …
  {
    core: ['E', 'EN', 'EST', 'ET', 'ETE', 'ETEN'],
    forms: ['E', 'EN', 'EST', 'ET', 'ETE', 'ETEN', 'ETEST', 'ETET'],
    participle: 'ET',
  },
  // gehe, gehst, geht
  { core: ['E', 'EN', 'ST', 'T'], forms: ['E', 'EN', 'ST', 'T'] },
  // ging, gingen, gingst, gingt
  { core: ['', 'EN', 'ST', 'T'], forms: ['', 'EN', 'ST', 'T'], without: 'EM' },
  // klein, kleine, kleinem …
  { core: ['', 'E', 'EM', 'EN', 'ER', 'ES'], forms: ['', 'E', 'EM', 'EN', 'ER', 'ES'] },
];

/** Endings of nouns, added to the word itself: genitive and plurals with their dative. */
const NOUN_PATTERNS = [['S'], ['ES'], ['E', 'EN'], ['ER', 'ERN']];

/** Plurals that a word takes which is never spelt small: not BEI, BEIEN. */
const PURE_NOUN_PATTERNS = [['EN'], ['NEN']];

/** Nouns that take -n alone: Blume, Häuser, Äpfel. */
const TAKES_N = /(?:E|ER|EL)$/;

/**
 * The other forms of a word.
 *
 * @param list `nouns` and `others`: words of the list spelt with a capital and with a small letter
 */
export function familyOf(word, { nouns, others }) {
  const family = new Set();
  if (others.has(word)) addSmallForms(word, others, family);
  if (nouns.has(word)) addNounForms(word, others.has(word), nouns, family);
  family.delete(word);
  return family;
}

function addSmallForms(word, others, family) {
  for (const { core, forms, participle, without } of SMALL_PATTERNS) {
    for (const ending of forms) {
      if (!word.endsWith(ending)) continue;
      const stem = word.slice(0, word.length - ending.length);
      if (stem.length < SHORTEST_STEM) continue;
      if (!core.every((one) => others.has(stem + one))) continue;
      if (without !== undefined && others.has(stem + without)) continue;
      for (const form of forms) if (others.has(stem + form)) family.add(stem + form);
      const past = `GE${stem}${participle}`;
      if (participle !== undefined && others.has(past)) family.add(past);
    }
  }
}

function addNounForms(word, isSpeltSmall, nouns, family) {
  if (word.length < SHORTEST_STEM) return;
  const patterns = [...NOUN_PATTERNS];
  if (!isSpeltSmall) patterns.push(...PURE_NOUN_PATTERNS);
  if (!isSpeltSmall && TAKES_N.test(word)) patterns.push(['N']);
  for (const pattern of patterns) {
    if (!pattern.every((ending) => nouns.has(word + ending))) continue;
    for (const ending of pattern) family.add(word + ending);
  }
}
