import { readFileSync } from 'node:fs';
import { renderHook } from '@testing-library/react';
import * as z from 'zod/mini';
import { renderApp } from '@/app/testing/renderApp';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { readStoredGlobals } from '@/app/store/storedGlobals';
import { moduleAbouts } from '@/features/modules/engine/registry';
import {
  createModuleScreen,
  createRuleScreen,
} from '@/features/modules/screens/createModuleScreen';
import { recentAssets } from '@/features/modules/market/recentAssets';
import { dismissedAt } from '@/features/earning/member-overview/dismissed';
import { dismissedNotices } from '@/features/server/notices/dismissed';
import { useHiddenAssets } from '@/features/portfolio/hiddenAssets';
import { useDrafts } from '@/features/earning/quests/claim/drafts';
import { storedAttribution } from '@/features/billing/referrals/attribution';
import { adminModeFor } from '@/features/identity/session/authenticate';
import { isFamiliarAccount } from '@/features/identity/session/lastAccount';
import { isSignInUnderWay } from '@/features/identity/session/signIn';
import { forgetWallet, rememberedWallet } from '@/features/identity/wallet/rememberedWallet';
import { preferences } from '@/shared/format/displayPreferences';
import { screen as route } from '@/shared/routing/table';
import { storedServerId } from '@/shared/storage/storedServer';
import { useSetupChecklist } from '@/sites/community/overview/useSetupChecklist';
import { routes as community } from '@/sites/community/routes';

/*
 * The only file of these tests that depends on the product's drafts and browser storage. When something moves or is
 * renamed, change it here; the tests and tests/fixtures stay as they are.
 */

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(`tests/fixtures/31afd0f7/${name}`, 'utf8'));

const draftSchema = z.object({
  /** In session storage. */
  key: z.string(),
  module: z.string(),
  /** Address of the form. */
  address: z.string(),
  /** The field that was typed into, and its value then. */
  field: z.string(),
  typed: z.string(),
  text: z.string(),
});
export type OldDraft = z.infer<typeof draftSchema>;
export const readDrafts = () => z.array(draftSchema).parse(fixture('drafts.json'));

const valuesSchema = z.object({ values: z.record(z.string(), z.unknown()) });
/** The fields of a form in the text of a draft. */
export const fieldsIn = (text: string) => valuesSchema.parse(JSON.parse(text)).values;

/** The draft that a form stores now; it contains all of its fields. */
export const draftNow = ({ key }: OldDraft) => fieldsIn(sessionStorage.getItem(key) ?? '');

/** Opens the form of a draft with the draft in session storage. */
export function openForm({ key, module, address, text }: OldDraft) {
  sessionStorage.setItem(key, text);
  const about = moduleAbouts.find(({ slug }) => slug === module);
  if (!about) throw new Error(`There is no module ${module}.`);
  const [list = ''] = about.route.split('?');
  const { rulePage } = about;
  const routes = [
    route(list, 'Module', async () => createModuleScreen([module])),
    ...(rulePage
      ? [route(rulePage.path, rulePage.title, async () => createRuleScreen([module]))]
      : []),
  ];
  const [, serverId = null] = key.split(':');
  return renderDashboard(address.replace('/dashboard/', ''), routes, serverId);
}

const texts = z.record(z.string(), z.string());
const storageSchema = z.object({
  /** When it was recorded, ms since 1970. */
  savedAt: z.number(),
  local: texts,
  session: texts,
});

const readStorage = () => storageSchema.parse(fixture('storage.json'));

/** When the browser was closed, ms since 1970. */
export const storageSavedAt = (): number => readStorage().savedAt;

/** Fills both storages with their recorded contents. */
export function restoreStorage(): void {
  const { local, session } = readStorage();
  for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text);
  for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text);
}

/** The values that the product reads from both storages at a time (ms since 1970). */
export function remembered(now: number) {
  const checklistOf = (serverId: string) =>
    renderHook(() =>
      useSetupChecklist(serverId, [{ title: '', hint: '', to: '', state: 'coming' }]),
    ).result.current.place;
  const staff = { isAdmin: true, isAdminMode: false };
  return {
    ...readStoredGlobals(),
    server: storedServerId(),
    adminMode: adminModeFor(staff),
    account: isFamiliarAccount('usr-staff', false),
    format: preferences(),
    referral: storedAttribution(now),
    snoozed: [...dismissedAt(now).keys()],
    hiddenAssets: [...renderHook(useHiddenAssets).result.current],
    recentAssets: recentAssets(),
    notices: dismissedNotices(),
    answers: renderHook(() => useDrafts('usr-member:solana-keep/through-the-gate')).result.current
      .drafts,
    checklists: [checklistOf('srv-hq'), checklistOf('srv-keep')],
    wallet: rememberedWallet(),
    isSigningIn: isSignInUnderWay(now),
  };
}

/** Starts the community site at an address. Returns a function that reads the app's state. */
export function startApp(path: string) {
  // The wallet libraries do not run here; the browser tests restore a remembered wallet.
  forgetWallet();
  const withoutWallet = community.map(({ flags, ...spec }) =>
    flags ? Object.assign(spec, { flags: { ...flags, walletStatus: 'not-required' } }) : spec,
  );
  const { appStore } = renderApp(path, withoutWallet);
  return () => {
    const { global, discord, session } = appStore.store.getState();
    return { global, discord, session };
  };
}
