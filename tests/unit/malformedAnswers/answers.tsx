import { screen, within } from '@testing-library/react';
import { useSelector } from 'react-redux';
import * as z from 'zod/mini';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createModuleScreen } from '@/features/modules/screens/createModuleScreen';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { ChannelField } from '@/features/server/discord/pickers/ChannelField';
import { RolesField } from '@/features/server/discord/pickers/RolesField';
import { RequireServer } from '@/features/server/discord/RequireServer';
import type { TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { tamper } from '@/mock-api/testing/tamper';
import { screen as route, type RouteSpec } from '@/shared/routing/table';
import { Form } from '@/shared/ui/form/Form';
import { useZodForm } from '@/shared/ui/form/useZodForm';

/** Values by their path in the answer's `data`. */
export type Damage = Readonly<Record<string, unknown>>;

/** An answer of the API, and the screen that shows it. */
interface Answer {
  /** Path of the call, as MSW writes it. */
  url: string;
  screen: RouteSpec;
  /** The selected server. */
  server: string | null;
  /** Resolves once the answer is on screen. */
  ready: () => Promise<unknown>;
  /** Items of its list that are on screen. */
  items?: () => Promise<readonly HTMLElement[]>;
  /** Items of its list in the back end. */
  total?: (backend: TestBackend) => number;
}

const MODULES = '/api/servers/:id/modules';
const moduleRoute = (slug: string) => route(slug, 'Module', async () => createModuleScreen([slug]));
const headings = async (list: string) =>
  within(await screen.findByRole('list', { name: list })).getAllByRole('heading', { level: 2 });

const orders = async () => {
  await screen.findAllByRole('row');
  return screen.getAllByRole('row').slice(1);
};
const packages = () => headings('Available packages');
const servers = () => headings('Your servers');
const rules = async () =>
  within(await screen.findByRole('list', { name: 'NFT sales alert' })).getAllByRole('listitem');

const formSchema = z.object({ channel: z.string(), roles: z.array(z.string()) });
const DELETED = '999999999999999999';

function Pickers() {
  const form = useZodForm<z.infer<typeof formSchema>, z.infer<typeof formSchema>>(formSchema, {
    channel: DELETED,
    roles: [DELETED],
  });
  return (
    <Form form={form} label="Pickers" onSubmit={async () => undefined}>
      <ChannelField name="channel" label="Channel" kinds={['text']} />
      <RolesField name="roles" label="Roles" most={3} use="give" />
    </Form>
  );
}

function ChosenServer() {
  const details = useSelector(selectServerDetails);
  return (
    <>
      <h1>{details?.guildName}</h1>
      <Pickers />
    </>
  );
}
const needy = route('needy', 'Needy', async () => ({
  default: () => <RequireServer>{() => <ChosenServer />}</RequireServer>,
}));

const answers = {
  orders: {
    url: '/api/users/subscriptions/:id',
    screen: route(
      'user-order',
      'Orders',
      () => import('@/sites/community/orders/UserOrdersScreen'),
    ),
    server: 'srv-keep',
    ready: orders,
    items: orders,
    total: () => 5,
  },
  packages: {
    url: '/api/packages/:id',
    screen: route('package', 'Packages', () => import('@/sites/community/packages/PackagesScreen')),
    server: 'srv-empty',
    ready: packages,
    items: packages,
    total: ({ world }) => world.db.packages.filter(({ status }) => status === 'ENABLED').length,
  },
  servers: {
    url: '/api/discord/servers',
    screen: route('server', 'Servers', () => import('@/features/server/discord/ServersScreen')),
    server: null,
    ready: servers,
    items: servers,
    total: () => 7,
  },
  serverDetails: {
    url: '/api/discord/server-details/:id',
    screen: needy,
    server: 'srv-keep',
    ready: () => screen.findByRole('combobox', { name: 'Channel' }),
  },
  modules: {
    url: MODULES,
    screen: route('bots', 'Bots', () => import('@/features/modules/screens/BotsScreen')),
    server: 'srv-keep',
    ready: () => screen.findByRole('heading', { name: 'Auto moderator' }),
  },
  rules: {
    url: `${MODULES}/:slug/rules`,
    screen: moduleRoute('nft-sale'),
    server: 'srv-keep',
    ready: rules,
    items: rules,
    total: ({ world }) =>
      world.db.modules.find(({ serverId, slug }) => serverId === 'srv-keep' && slug === 'nft-sale')
        ?.rules.length ?? 0,
  },
  moduleSettings: {
    url: `${MODULES}/:slug`,
    screen: moduleRoute('welcome-message'),
    server: 'srv-keep',
    ready: () => screen.findByRole('form', { name: 'Welcome message' }),
  },
} as const satisfies Readonly<Record<string, Answer>>;

export type AnswerName = keyof typeof answers;

/** Opens the screen of an answer in which some values are damaged. */
export function open(backend: TestBackend, name: AnswerName, damage: Damage) {
  const { url, screen: shown, server } = answers[name];
  tamper(backend, url, damage);
  return renderDashboard(shown.path, [shown], server).appStore;
}

/** Waits for the answer's screen, and counts the items of its list that are missing there. */
export async function missingItems(backend: TestBackend, name: AnswerName): Promise<number> {
  const answer: Answer = answers[name];
  await answer.ready();
  return answer.items && answer.total ? answer.total(backend) - (await answer.items()).length : 0;
}
