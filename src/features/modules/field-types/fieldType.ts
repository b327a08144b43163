/** Settings of a control that needs only its label: an object without properties. */
export type Nothing = { readonly [name in never]: never };

/** Field types with the settings of their controls; the `field.ts` of each type's folder adds its type. */
export interface FieldTypes {}

export type FieldType = keyof FieldTypes;

type Controls = { [T in FieldType]: { type: T } & FieldTypes[T] };

/** How a field is shown: its type, and the settings of that type's control. */
export type Control = Controls[FieldType];
export type ControlOf<T extends FieldType> = Controls[T];
