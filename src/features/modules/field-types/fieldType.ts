/** What a control is told that needs no more than its label: no name is ever in it. */
export type Nothing = { readonly [name in never]: never };

/** The types of fields, each with what its control is told: it adds itself in the `field.ts` of its folder. */
export interface FieldTypes {}

export type FieldType = keyof FieldTypes;

type Controls = { [T in FieldType]: { type: T } & FieldTypes[T] };

/** How a field is shown: its type, and what that one's control is told. */
export type Control = Controls[FieldType];
export type ControlOf<T extends FieldType> = Controls[T];
