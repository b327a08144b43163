import { describe, expect, test } from 'vitest';
import { discordSlice, serverCleared, serverDetailsLoaded, serverSelected } from './discordSlice';
import type { ServerDetails } from './guild';

const { reducer } = discordSlice;
const details = (id: string): ServerDetails => ({
  id,
  guildName: 'Night Keep',
  guildId: '800356270543470622',
  guildIcon: null,
  subscription: { status: null, showSubscription: false },
  botServicesEnabled: {
    holderVerification: false,
    tokenPrice: false,
    chatToEarn: false,
    holdToEarn: false,
    tweetToEarn: false,
  },
  guildChannels: [],
  guildRoles: [],
});

describe('discord slice', () => {
  test('holds the details of the selected server', () => {
    const selected = reducer(undefined, serverSelected('a'));
    const loaded = reducer(selected, serverDetailsLoaded({ serverId: 'a', details: details('a') }));
    expect(loaded.serverDetails?.id).toBe('a');
  });

  test('E10: details of a server chosen before do not replace those of the present one', () => {
    const selected = reducer(reducer(undefined, serverSelected('a')), serverSelected('b'));
    const late = reducer(selected, serverDetailsLoaded({ serverId: 'a', details: details('a') }));
    expect(late.serverDetails).toBeNull();
  });

  test('drops the old details as soon as another server is chosen', () => {
    const loaded = reducer(
      reducer(undefined, serverSelected('a')),
      serverDetailsLoaded({ serverId: 'a', details: details('a') }),
    );
    expect(reducer(loaded, serverSelected('b')).serverDetails).toBeNull();
  });

  test('clears selection and details together', () => {
    const cleared = reducer(reducer(undefined, serverSelected('a')), serverCleared());
    expect(cleared).toMatchObject({ selectedServerId: null, serverDetails: null });
  });
});
