import { Link } from 'react-router-dom';
import { rulePath } from '@/features/modules/engine/addresses';
import { about as autoModerator } from '@/features/modules/definitions/auto-moderator/about';
import { about as supportTicket } from '@/features/modules/definitions/support-ticket/about';
import type { Case } from './case';

/** The rule or ticket type of a case by its name, which opens it as long as it exists. */
export function RuleLink({ kind, rule }: Pick<Case, 'kind' | 'rule'>) {
  if (rule === null) return <>–</>;
  const name = <bdi>{rule.name}</bdi>;
  if (!rule.exists) return <>{name} (deleted)</>;
  const about = kind === 'TICKET' ? supportTicket : autoModerator;
  return <Link to={rulePath(about, rule.id)}>{name}</Link>;
}
