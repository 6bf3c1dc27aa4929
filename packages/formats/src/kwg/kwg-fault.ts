/** Why bytes are no word graph of this kind. Nodes count from 0. */

/** Why bytes are no KWG. */
export type KwgFault =
  /** No whole number of nodes, or too few of them. */
  | { readonly kind: 'kwgLength'; readonly bytes: number }
  /** Neither a DAWG nor a GADDAG in it. */
  | { readonly kind: 'kwgEmpty' }
  /** An arc, or a list of siblings, leads beyond the end. */
  | { readonly kind: 'kwgArc'; readonly node: number; readonly arc: number; readonly nodes: number }
  /** A tile that the German alphabet lacks. */
  | { readonly kind: 'kwgTile'; readonly node: number; readonly tile: number }
  /** Siblings that do not rise by tile. */
  | { readonly kind: 'kwgOrder'; readonly node: number }
  /** The node is among its own descendants: words without end. */
  | { readonly kind: 'kwgCycle'; readonly node: number }
  /** Longer words, or more of them, than any list has. */
  | { readonly kind: 'kwgTooDeep'; readonly limit: number }
  | { readonly kind: 'kwgTooMany'; readonly limit: number };
