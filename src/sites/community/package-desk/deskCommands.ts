import { createContext, useContext } from 'react';
import type { ManagedPackage } from '@/features/billing/packages/managedPackage';

/** Rows are made once for the life of a table; what their buttons do comes this way. */
export const DeskCommandsContext = createContext<(row: ManagedPackage) => void>(() => undefined);

/** Asks whether a package is to be offered, or withdrawn. */
export const useStatusQuestion = () => useContext(DeskCommandsContext);
