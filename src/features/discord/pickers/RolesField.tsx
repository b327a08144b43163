import { useSelector } from 'react-redux';
import { FieldError, FieldHint, useField, type FieldProps } from '@/shared/ui/form/Field';
import { selectServerDetails } from '../discordSlice';
import { isUnread, unreadNote } from './unread';
import { roleColour, whyNotAssignable } from './roles';

interface RolesFieldProps extends FieldProps {
  most: number;
  /** Roles to mention need not be below the bot's. */
  use: 'give' | 'mention';
}

/** Roles of the chosen server, highest first. Those the bot cannot give are refused with the reason. */
export function RolesField({ most, use, ...props }: RolesFieldProps) {
  const bound = useField(props);
  const details = useSelector(selectServerDetails);
  const { value, onChange, onBlur, ref } = bound.field;
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const roles = (details?.guildRoles ?? []).toSorted(
    (one, other) => (other.position ?? -1) - (one.position ?? -1),
  );
  const gone = chosen.filter((id) => !roles.some((role) => role.id === id));
  const toggle = (id: unknown) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <fieldset {...bound.group} className="field">
      <legend className="field__legend">
        {props.label} <small className="field__count">at most {most}</small>
      </legend>
      <FieldHint bound={bound} hint={props.hint} />
      <p role="status" className="field__warning">
        {unreadNote(details, 'role')}
      </p>
      <div className="role-list">
        {roles.map((role, index) => {
          const reason = details && use === 'give' ? whyNotAssignable(role, details) : null;
          const isChosen = chosen.includes(role.id);
          return (
            <label key={role.id} className="choice">
              <input
                {...bound.entry}
                aria-invalid={bound.aria['aria-invalid']}
                ref={index === 0 ? ref : undefined}
                type="checkbox"
                checked={isChosen}
                // What was chosen before it moved up must be possible to take away.
                disabled={props.isDisabled === true || (reason !== null && !isChosen)}
                onBlur={onBlur}
                onChange={() => toggle(role.id)}
              />
              <span>
                <svg className="role-dot" viewBox="0 0 10 10" aria-hidden="true">
                  <circle cx="5" cy="5" r="5" fill={roleColour(role) ?? 'currentColor'} />
                </svg>
                <bdi>{role.name}</bdi>
                {reason === null ? null : <small>{reason}</small>}
              </span>
            </label>
          );
        })}
        {gone.map((id) => (
          <label key={String(id)} className="choice">
            <input {...bound.entry} type="checkbox" checked onChange={() => toggle(id)} />
            <span>
              Unknown role ({String(id)})
              <small>
                {isUnread(details, 'role', id)
                  ? 'It could not be read.'
                  : 'It was deleted. Untick it.'}
              </small>
            </span>
          </label>
        ))}
      </div>
      <FieldError bound={bound} />
    </fieldset>
  );
}
