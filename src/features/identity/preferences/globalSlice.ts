import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { looksOf, type Looks, type Theme, type ThemeChoice } from './theme';

export interface Progress {
  progress: number;
  max: number;
  message: string;
}

/** Client-wide state of spec §3, with its defaults (spec §9). */
export interface GlobalState {
  blockchainNetwork: string;
  theme: Theme;
  isLoading: boolean;
  progress: Progress;
}

export const initialGlobalState: GlobalState = {
  blockchainNetwork: 'solana',
  theme: 'dark',
  isLoading: false,
  progress: { progress: 0, max: 100, message: '' },
};

/** The chosen theme, and the theme it resolves to now. */
const prepare = (choice: ThemeChoice) => ({ payload: looksOf(choice) });

function reducer(state: GlobalState, { payload }: PayloadAction<Looks>) {
  state.theme = payload.theme;
}

export const globalSlice = createSlice({
  name: 'global',
  initialState: initialGlobalState,
  reducers: {
    themeChosen: { prepare, reducer },
    /** Chosen elsewhere, such as in another tab, and already stored. */
    themeFollowed: { prepare, reducer },
    networkChosen(state, { payload }: PayloadAction<string>) {
      state.blockchainNetwork = payload;
    },
    loadingChanged(state, { payload }: PayloadAction<boolean>) {
      state.isLoading = payload;
    },
    /** Progress is clamped to 0…max; a value that is not a number counts as 0. */
    progressMade(state, { payload }: PayloadAction<Partial<Progress>>) {
      const next = { ...state.progress, ...payload };
      const max = Number.isFinite(next.max) && next.max > 0 ? next.max : 100;
      const done = Number.isFinite(next.progress) ? next.progress : 0;
      state.progress = { max, progress: Math.min(Math.max(done, 0), max), message: next.message };
    },
  },
  selectors: {
    selectTheme: (state) => state.theme,
    selectNetwork: (state) => state.blockchainNetwork,
    selectProgress: (state) => state.progress,
    selectIsLoading: (state) => state.isLoading,
  },
});

export const { themeChosen, themeFollowed, networkChosen, loadingChanged, progressMade } =
  globalSlice.actions;
export const { selectTheme, selectNetwork, selectProgress, selectIsLoading } =
  globalSlice.selectors;

declare module '@/shared/state/clientState' {
  interface ClientState {
    global: GlobalState;
  }
}
