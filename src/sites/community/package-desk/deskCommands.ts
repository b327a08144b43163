import { createContext, useContext } from 'react';
import type { DeskPackage } from '@/features/billing/packages/desk';

/** Rows are made once for the life of a table; what their buttons do comes this way. */
export const DeskCommandsContext = createContext<(row: DeskPackage) => void>(() => undefined);

/** Asks whether a package is to be offered, or withdrawn. */
export const useStatusQuestion = () => useContext(DeskCommandsContext);
