import { request } from '@/shared/api/request';
import { GENERIC_FAILURE, UNEXPECTED_ANSWER } from '@/shared/api/envelope';
import { CALL_CANCELLED } from '@/shared/api/readAnswer';
import type { ClientThunk } from '@/shared/state/clientState';
import { forgetStoredServer, storedServerId, storeServerId } from '@/shared/storage/storedServer';
import { notify } from '@/shared/ui/toast';
import { botInfoLoaded, serverCleared, serverDetailsLoaded, serverSelected } from './discordSlice';
import { getBotInfo, getServerDetails } from './endpoints';
/** Shown when the response has no message (spec §8). */
const SERVER_DETAILS_FAILURE = 'Something went wrong.';
/** Generic messages of our client, used when the response had none. */
const OUR_OWN = new Set(['', GENERIC_FAILURE, UNEXPECTED_ANSWER, CALL_CANCELLED]);

export type SelectOutcome =
  | { kind: 'loaded' }
  /** Another server was selected before this one loaded: there is nothing to report. */
  | { kind: 'superseded' }
  | { kind: 'failed'; message: string };

/**
 * Selects a server and loads its details (GET discord/server-details/{id}). On failure selection and
 * details are cleared and the stored id is removed; the message is for a warning toast (spec §4, §8).
 * Of two overlapping selections the later one wins, whichever answer comes first (reliability E10).
 */
export const selectServer =
  (serverId: string): ClientThunk<Promise<SelectOutcome>> =>
  async (dispatch, getState) => {
    dispatch(serverSelected(serverId));
    const result = await request(getServerDetails, { params: { id: serverId } });
    if (getState().discord.selectedServerId !== serverId) return { kind: 'superseded' };
    if (result.success) {
      storeServerId(serverId);
      dispatch(serverDetailsLoaded({ serverId, details: result.data.serverDetails }));
      return { kind: 'loaded' };
    }
    forgetStoredServer();
    dispatch(serverCleared());
    const { message } = result;
    return { kind: 'failed', message: OUR_OWN.has(message) ? SERVER_DETAILS_FAILURE : message };
  };

/** `selectServer`, with the warning toast of spec §4 on failure. Resolves to whether the details have loaded. */
export const selectServerOrWarn =
  (serverId: string): ClientThunk<Promise<boolean>> =>
  async (dispatch) => {
    const outcome = await dispatch(selectServer(serverId));
    if (outcome.kind === 'failed') notify('warning', outcome.message);
    return outcome.kind === 'loaded';
  };

/** Restores the server chosen on an earlier visit (spec §9), unless one is selected already. */
export const takeUpStoredServer = (): ClientThunk<void> => (dispatch, getState) => {
  const stored = storedServerId();
  if (getState().discord.selectedServerId !== null || stored === null) return;
  void dispatch(selectServerOrWarn(stored));
};

/** GET discord/bot-info. Only decoration: a failure leaves the built-in name and is not reported. */
export const loadBotInfo = (): ClientThunk<Promise<void>> => async (dispatch) => {
  const result = await request(getBotInfo, {});
  if (result.success) dispatch(botInfoLoaded(result.data));
};
