import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from './sessionSlice';

/** Who is signed in, as far as the server tells: beyond the four flags of spec §3. */
export interface ViewerState {
  id: string | null;
  username: string | null;
  displayName: string | null;
  avatar: string | null;
  capabilities: string[];
  /**
   * True while the server could not be asked whether the session still holds. A screen that is
   * already open stays open with all that was typed (reliability §0).
   */
  unconfirmed: boolean;
  /** False until somebody has said that this account, which this device has not seen, is theirs (decision 51). */
  isFamiliar: boolean;
}

const nobody: ViewerState = {
  id: null,
  username: null,
  displayName: null,
  avatar: null,
  capabilities: [],
  unconfirmed: false,
  isFamiliar: true,
};

export const viewerSlice = createSlice({
  name: 'viewer',
  initialState: nobody,
  reducers: {
    viewerKnown: (_state, { payload }: PayloadAction<Omit<ViewerState, 'unconfirmed'>>) => ({
      ...payload,
      unconfirmed: false,
    }),
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
    selectViewerId: (state) => state.id,
    selectIsUnconfirmed: (state) => state.unconfirmed,
  },
});

export const { viewerKnown, accountAccepted, sessionUnconfirmed } = viewerSlice.actions;
export const { selectViewer, selectViewerId, selectIsUnconfirmed } = viewerSlice.selectors;

declare module '@/shared/state/clientState' {
  interface ClientState {
    viewer: ViewerState;
  }
}
