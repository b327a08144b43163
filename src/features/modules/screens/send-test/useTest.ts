import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Failure } from '@/shared/api/envelope';
import { errorsOf } from '@/shared/ui/form/errorsOf';
import { invalidFieldsIn, showField } from '@/shared/ui/form/fieldElements';
import { SurroundingFormContext } from '@/shared/ui/form/formContext';
import { showFailure, type Refusal } from '@/shared/ui/form/showFailure';
import type { Values } from '../../common-fields/field';
import type { ModuleSpec } from '../../engine/defineModule';
import { sendTest, type TestedPlace } from './sendTest';
import type { SentTest, TestTarget } from './testMessage';
import { inForm, type FormShape } from '../moduleForm';

interface Options {
  spec: ModuleSpec;
  place: TestedPlace;
  /** Closes the dialog, so that the form’s fields can be seen. */
  onClose: () => void;
}

/** Tests the values of the surrounding form. Errors are shown at its fields, as after a save. */
export function useTest({ spec, place, onClose }: Options) {
  const form = useFormContext<FormShape>();
  const { form: root } = use(SurroundingFormContext);
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const firstWrong = useRef<HTMLElement>(null);

  const leadToFields = useEffectEvent(({ errors }: Refusal) => {
    const [first] = errors.length === 0 ? [] : invalidFieldsIn(root());
    if (!first) return;
    firstWrong.current = first;
    onClose();
  });
  // Runs after the fields show their errors.
  useEffect(() => {
    if (refusal !== null) leadToFields(refusal);
  }, [refusal]);

  /** Works like an attempt to save, so that fields show their errors, and drop them once they are fixed. */
  const showAtFields = async (failure: Failure | null) => {
    let refused: Refusal = { errors: [], said: '' };
    await form.handleSubmit(
      () => {
        if (failure) refused = showFailure(form, inForm(failure));
      },
      (errors) => {
        refused = { errors: errorsOf(errors), said: '' };
      },
    )();
    setRefusal(refused);
  };

  /** The values as they would be saved; null if they are invalid. */
  const read = async (): Promise<Values | null> => {
    const { success, data = null } = spec.schema.safeParse(form.getValues('values'));
    if (!success) await showAtFields(null);
    return data;
  };

  const clear = () => {
    setTrouble('');
    setRefusal(null);
  };
  const send = async (target: TestTarget): Promise<SentTest | null> => {
    clear();
    const values = await read();
    if (values === null) return null;
    setSending(true);
    const result = await sendTest(place, { values, target });
    setSending(false);
    if (result.success) return result.data;
    if (result.errors) await showAtFields(result);
    else setTrouble(result.message);
    return null;
  };

  return {
    isSending,
    /** Why it wasn’t sent, if no field shows that. */
    trouble: refusal ? inWords(refusal) : trouble,
    clear,
    read,
    send,
    /** Call it once the dialog has closed: moves to the first invalid field. */
    showFirstWrong: () => {
      if (firstWrong.current) showField(firstWrong.current);
      firstWrong.current = null;
    },
  };
}

const inWords = ({ said, errors }: Refusal): string =>
  [said, ...errors.map(({ message }) => message)].join(' ').trim();
