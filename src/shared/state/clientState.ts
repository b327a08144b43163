import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

/**
 * The store's state as features see it. Each slice adds its own key beside its definition
 * (`declare module`), so that a feature never has to import the store above it.
 */
export interface ClientState {}

/** A thunk over that state. */
export type ClientThunk<Result> = ThunkAction<Result, ClientState, unknown, UnknownAction>;
