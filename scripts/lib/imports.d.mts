interface Imported {
  /** '*' for everything, none for an import that only runs the module. */
  names: string[];
  isType: boolean;
  line: number;
}
export type ImportIn = Imported &
  (
    | { specifier: string | null; patterns?: undefined }
    | { specifier?: undefined; patterns: (string | null)[]; base?: string | null }
  );
export function importsIn(file: string, text: string): ImportIn[];
