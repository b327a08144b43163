import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/**
 * The store's state as features see it. Each slice adds its own key beside its definition
 * (`declare module`), so that a feature never has to import the store above it.
 */
export interface ClientState {}

/** A thunk over that state. */
export type ClientThunk<Result> = ThunkAction<Result, ClientState, unknown, UnknownAction>;

export type ClientDispatch = ThunkDispatch<ClientState, unknown, UnknownAction>;

/** `useDispatch` that also takes thunks; features use it without knowing the store. */
export const useAppDispatch = useDispatch.withTypes<ClientDispatch>();
