import { Link } from 'react-router-dom';
import type { ServerDetails } from '@/features/discord/guild';
import { Coming, Panel } from './Panel';

const services = [
  ['holderVerification', 'Holder verification', 'holder-verification'],
  ['tokenPrice', 'Token price', 'token-price'],
  ['chatToEarn', 'Chat to earn', 'chat-to-earn'],
  ['holdToEarn', 'Hold to earn', 'hold-to-earn'],
  ['tweetToEarn', 'Tweet to earn', 'tweet-to-earn'],
] as const;

/** The services of spec §3 on the chosen server; null while its details are on their way. */
export const Services = ({ details }: { details: ServerDetails | null }) => (
  <Panel
    title={
      <>
        Bot services of <bdi>{details?.guildName ?? 'your server'}</bdi>
      </>
    }
  >
    <ul className="service-list" aria-busy={details === null}>
      {services.map(([key, label, path]) => (
        <li key={key}>
          <Link to={`/dashboard/${path}`}>{label}</Link>
          {details ? <OnOff isOn={details.botServicesEnabled[key]} /> : <Coming />}
        </li>
      ))}
    </ul>
  </Panel>
);

/** Null where the server does not tell: nothing is claimed then. */
const OnOff = ({ isOn }: { isOn: boolean | null }) => (
  <span className={`badge text-bg-${isOn === true ? 'success' : 'secondary'}`}>
    {isOn === null ? 'Unknown' : isOn ? 'On' : 'Off'}
  </span>
);
