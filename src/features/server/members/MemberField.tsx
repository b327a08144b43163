import { useFormContext } from 'react-hook-form';
import { tidyUsername } from '@/shared/links/discord';
import { FieldFrame, useField, type FieldProps } from '@/shared/ui/form/Field';
import { MemberPicker } from './MemberPicker';
import './memberField.scss';

/** The username of a member: chosen from the members of the server, or typed. */
export function MemberField(props: FieldProps) {
  const bound = useField({ ...props, tidy: tidyUsername });
  const { setValue } = useFormContext();
  const { value, ...field } = bound.field;
  const choose = (username: string) =>
    setValue(props.name, username, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <FieldFrame {...props} bound={bound}>
      <div className="member-field">
        <input
          {...field}
          {...bound.aria}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={`form-control ${bound.error === undefined ? '' : 'is-invalid'}`}
          value={typeof value === 'string' ? value : ''}
          disabled={props.isDisabled}
        />
        <MemberPicker
          typed={typeof value === 'string' ? value : ''}
          isDisabled={props.isDisabled}
          onChoose={choose}
        />
      </div>
    </FieldFrame>
  );
}
