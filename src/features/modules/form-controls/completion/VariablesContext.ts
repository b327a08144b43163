import { createContext } from 'react';
import type { Variable } from '../../engine/variable';

/** What may stand in braces in the texts of the form around; none, and nothing is offered. */
export const VariablesContext = createContext<readonly Variable[]>([]);
