import { createSlice } from '@reduxjs/toolkit';
import { themeChosen, themeFollowed } from './globalSlice';
import type { ThemeChoice } from './theme';

/** What was chosen of dark, light and the device's theme; `global.theme` is the one on show (spec §3 has no third). */
export const themeChoiceSlice = createSlice({
  name: 'themeChoice',
  initialState: (): ThemeChoice => 'dark',
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(themeChosen, (_state, { payload }) => payload.choice)
      .addCase(themeFollowed, (_state, { payload }) => payload.choice);
  },
  selectors: { selectThemeChoice: (state) => state },
});

export const { selectThemeChoice } = themeChoiceSlice.selectors;

declare module '@/shared/state/clientState' {
  interface ClientState {
    themeChoice: ThemeChoice;
  }
}
