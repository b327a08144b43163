import { Link } from 'react-router-dom';
import { modulePages } from '@/features/modules/engine/catalogue';
import { isWorking, type ModuleSummary } from '@/features/modules/engine/moduleState';
import { ModuleStateSign } from '@/features/modules/screens/ModuleStateSign';
import type { ServerDetails } from '@/features/server/discord/guild';
import { StateSign } from '@/shared/ui/StateSign';
import { Coming, Panel } from './Panel';

const services = [
  ['holderVerification', 'holder-verification'],
  ['tokenPrice', 'token-price'],
  ['chatToEarn', 'chat-to-earn'],
  ['holdToEarn', 'hold-to-earn'],
  ['tweetToEarn', 'tweet-to-earn'],
] as const;

const titleOf = (path: string) => modulePages.find((page) => page.path === path)?.title;

interface ServicesProps {
  details: ServerDetails | null;
  /** The states of the modules, once known. */
  modules?: readonly ModuleSummary[] | undefined;
}

/** The services of spec §3 on the chosen server; null while its details are on their way. */
export const Services = ({ details, modules }: ServicesProps) => (
  <Panel
    title={
      <>
        Modules of{' '}
        <bdi translate={details?.guildName ? 'no' : undefined}>
          {details?.guildName ?? 'your server'}
        </bdi>
      </>
    }
  >
    <ul className="service-list" aria-busy={details === null}>
      {services.map(([key, path]) => (
        <li key={key}>
          <Link to={`/dashboard/${path}`}>{titleOf(path)}</Link>
          {details ? (
            <OnOff
              isOn={details.botServicesEnabled[key]}
              state={modules?.find(({ slug }) => slug === path)?.state}
            />
          ) : (
            <Coming />
          )}
        </li>
      ))}
    </ul>
  </Panel>
);

interface OnOffProps {
  /** Null where the server does not tell: nothing is claimed then. */
  isOn: boolean | null;
  /** Of the module, which says how it is on. */
  state: string | undefined;
}

const OnOff = ({ isOn, state }: OnOffProps) =>
  isOn === true && state !== undefined && isWorking(state) ? (
    <ModuleStateSign state={state} />
  ) : isOn === null ? (
    <StateSign look={undefined} label="Unknown" />
  ) : (
    <StateSign look={isOn ? 'on' : 'off'} label={isOn ? 'On' : 'Off'} />
  );
