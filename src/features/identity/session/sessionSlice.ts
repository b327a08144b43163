import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The user session to the letter of spec §3. `isLoading` starts true (spec §4). */
export interface SessionState {
  isLoading: boolean;
  isAuthenticated: boolean;
  isAdmin: boolean;
  isAdminMode: boolean;
}

export const initialSessionState: SessionState = {
  isLoading: true,
  isAuthenticated: false,
  isAdmin: false,
  isAdminMode: false,
};

type Flags = Omit<SessionState, 'isLoading'>;

export const sessionSlice = createSlice({
  name: 'session',
  initialState: initialSessionState,
  reducers: {
    authenticated: (_state, { payload }: PayloadAction<Flags>) => ({
      isLoading: false,
      isAuthenticated: payload.isAuthenticated,
      isAdmin: payload.isAuthenticated && payload.isAdmin,
      isAdminMode: payload.isAuthenticated && payload.isAdmin && payload.isAdminMode,
    }),
    /** On failure and on logout all flags are false (spec §4). */
    sessionEnded: () => ({ ...initialSessionState, isLoading: false }),
    adminModeChanged(state, { payload }: PayloadAction<boolean>) {
      state.isAdminMode = state.isAdmin && payload;
    },
  },
  selectors: {
    selectSession: (state) => state,
    selectIsAuthenticated: (state) => state.isAuthenticated,
  },
});

export const { authenticated, sessionEnded, adminModeChanged } = sessionSlice.actions;
export const { selectSession, selectIsAuthenticated } = sessionSlice.selectors;

declare module '@/shared/state/clientState' {
  interface ClientState {
    session: SessionState;
  }
}
