import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { ClientState } from './clientState';

export type ClientDispatch = ThunkDispatch<ClientState, unknown, UnknownAction>;

/** `useDispatch` that also takes thunks; features use it without knowing the store. */
export const useAppDispatch = useDispatch.withTypes<ClientDispatch>();
