/** What a control is told that needs no more than its label: no name is ever in it. */
export type Nothing = { readonly [name in never]: never };

/** The kinds of fields there are, each with what its control is told: it adds itself in the `field.ts` of its folder. */
export interface Kinds {}

export type Kind = keyof Kinds;

/** How a field is shown: its kind, and what that one's control is told. */
export type Control = { [K in Kind]: { kind: K } & Kinds[K] }[Kind];
export type ControlOf<K extends Kind> = Extract<Control, { kind: K }>;
