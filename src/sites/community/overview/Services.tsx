import { Link } from 'react-router-dom';
import { modulePages } from '@/features/modules/engine/catalogue';
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

/** The services of spec §3 on the chosen server; null while its details are on their way. */
export const Services = ({ details }: { details: ServerDetails | null }) => (
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
          {details ? <OnOff isOn={details.botServicesEnabled[key]} /> : <Coming />}
        </li>
      ))}
    </ul>
  </Panel>
);

/** Null where the server does not tell: nothing is claimed then. */
const OnOff = ({ isOn }: { isOn: boolean | null }) =>
  isOn === null ? (
    <StateSign look={undefined} label="Unknown" />
  ) : (
    <StateSign look={isOn ? 'on' : 'off'} label={isOn ? 'On' : 'Off'} />
  );
