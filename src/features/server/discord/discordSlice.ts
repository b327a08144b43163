import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/features/identity/session/sessionSlice';
import type { BotInfo, ServerDetails } from './guild';

/** Discord state to the letter of spec §3. */
export interface DiscordState {
  botInfo: BotInfo;
  selectedServerId: string | null;
  serverDetails: ServerDetails | null;
}

export const initialDiscordState: DiscordState = {
  botInfo: { botName: '', botIcon: null },
  selectedServerId: null,
  serverDetails: null,
};

export const discordSlice = createSlice({
  name: 'discord',
  initialState: initialDiscordState,
  reducers: {
    botInfoLoaded(state, { payload }: PayloadAction<BotInfo>) {
      state.botInfo = payload;
    },
    serverSelected(state, { payload }: PayloadAction<string>) {
      if (state.selectedServerId !== payload) state.serverDetails = null;
      state.selectedServerId = payload;
    },
    /** Details of a server that is no longer the selected one came too late and are dropped. */
    serverDetailsLoaded(
      state,
      { payload }: PayloadAction<{ serverId: string; details: ServerDetails }>,
    ) {
      if (state.selectedServerId === payload.serverId) state.serverDetails = payload.details;
    },
    /** Selection and details go together when the details cannot be loaded (spec §4). */
    serverCleared(state) {
      state.selectedServerId = null;
      state.serverDetails = null;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, (state) => {
      state.selectedServerId = null;
      state.serverDetails = null;
    }),
  selectors: {
    selectBotInfo: (state) => state.botInfo,
    selectServerId: (state) => state.selectedServerId,
    selectServerDetails: (state) => state.serverDetails,
  },
});

export const { botInfoLoaded, serverSelected, serverDetailsLoaded, serverCleared } =
  discordSlice.actions;
export const { selectBotInfo, selectServerId, selectServerDetails } = discordSlice.selectors;

declare module '@/shared/state/clientState' {
  interface ClientState {
    discord: DiscordState;
  }
}
