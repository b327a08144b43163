import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Ban } from './user';
import { sessionEnded } from './sessionSlice';

/** The signed-in user as reported by the server: fields beyond the four flags of spec §3. */
export interface ViewerState {
  id: string | null;
  username: string | null;
  displayName: string | null;
  avatar: string | null;
  capabilities: string[];
  /**
   * True while the server can't be reached to confirm the session. An open screen stays open with all typed text
   * (reliability §0).
   */
  unconfirmed: boolean;
  /**
   * False until the user has confirmed that this account, which this device has not seen, is theirs
   * (docs/product/signing-in-and-account.md).
   */
  isFamiliar: boolean;
  /** Set while the server refuses the account because it is banned; there is no session then. */
  ban: Ban | null;
}

const nobody: ViewerState = {
  id: null,
  username: null,
  displayName: null,
  avatar: null,
  capabilities: [],
  unconfirmed: false,
  isFamiliar: true,
  ban: null,
};

export const viewerSlice = createSlice({
  name: 'viewer',
  initialState: nobody,
  reducers: {
    viewerKnown: (
      _state,
      { payload }: PayloadAction<Omit<ViewerState, 'unconfirmed' | 'ban'>>,
    ) => ({
      ...payload,
      unconfirmed: false,
      ban: null,
    }),
    accountBanned: (_state, { payload }: PayloadAction<Ban>) => ({ ...nobody, ban: payload }),
    accountAccepted(state) {
      state.isFamiliar = true;
    },
    sessionUnconfirmed(state) {
      state.unconfirmed = true;
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => nobody),
  selectors: {
    selectViewer: (state) => state,
    selectBan: (state) => state.ban,
    selectIsUnconfirmed: (state) => state.unconfirmed,
  },
});

export const { viewerKnown, accountAccepted, accountBanned, sessionUnconfirmed } =
  viewerSlice.actions;
export const { selectViewer, selectBan, selectIsUnconfirmed } = viewerSlice.selectors;

declare module '@/shared/state/clientState' {
  interface ClientState {
    viewer: ViewerState;
  }
}
