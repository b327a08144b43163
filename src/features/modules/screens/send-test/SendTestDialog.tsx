import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import Modal from 'react-bootstrap/Modal';
import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { canPost } from '@/features/server/discord/pickers/channels';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { listed } from '@/shared/text/listed';
import type { ModuleSpec } from '../../engine/defineModule';
import { ownChannels, staffChannels } from './channels';
import type { TestedPlace } from './sendTest';
import { sentInWords, type SentTest, type TestTarget } from './testMessage';
import type { FormShape } from '../moduleForm';
import './sendTest.scss';
import { useTest } from './useTest';

interface SendTestDialogProps {
  spec: ModuleSpec;
  place: TestedPlace;
  isOpen: boolean;
  onClose: () => void;
}

type Kind = TestTarget['kind'];
type Stage = 'choose' | 'confirm' | 'sent';

/**
 * Sends the form’s values as a test: to the user, to the team or, once confirmed, to where members see it.
 * Nothing is saved.
 */
export default function SendTestDialog({ spec, place, isOpen, onClose }: SendTestDialogProps) {
  const id = useId();
  const { getValues } = useFormContext<FormShape>();
  const details = useSelector(selectServerDetails);
  const test = useTest({ spec, place, onClose });
  const [stage, setStage] = useState<Stage>('choose');
  const [kind, setKind] = useState<Kind>('DM');
  const [picked, setPicked] = useState('');
  const [sent, setSent] = useState<SentTest | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  const staff = details ? staffChannels(details) : [];
  const channelId = picked || (staff.find(canPost)?.id ?? '');
  const own = details ? ownChannels(spec, getValues('values'), details) : [];
  const ownNames = listed(own.map(({ name }) => `#${name}`));

  // The button that was pressed is gone, or does something else now.
  useEffect(() => {
    if (stage !== 'choose') first.current?.focus();
  }, [stage]);
  const begin = () => {
    setStage('choose');
    setKind('DM');
    test.clear();
  };
  const send = async () => {
    const result = await test.send(kind === 'STAFF_CHANNEL' ? { kind, channelId } : { kind });
    if (result === null) return setStage('choose');
    setSent(result);
    return setStage('sent');
  };
  const press = async () => {
    if (test.isSending) return;
    if (kind !== 'CHANNEL') return send();
    test.clear();
    if ((await test.read()) !== null) setStage('confirm');
  };
  return (
    <Modal
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={onClose}
      onEnter={begin}
      onExited={test.showFirstWrong}
      centered
      scrollable
      aria-labelledby={`${id}-title`}
    >
      <Modal.Header closeButton closeLabel="Close">
        <Modal.Title as="h2" id={`${id}-title`}>
          {stage === 'sent'
            ? 'Test sent'
            : stage === 'confirm'
              ? `Post a test in ${ownNames}?`
              : 'Send a test'}
        </Modal.Title>
      </Modal.Header>
      {stage === 'choose' ? (
        <Step
          cancelRef={first}
          cancelLabel="Cancel"
          onCancel={onClose}
          confirmLabel="Send test"
          onConfirm={() => void press()}
          isBusy={test.isSending}
        >
          <p>Sends what’s in the form now. Nothing is saved, and no one is pinged.</p>
          <fieldset className="send-test">
            <legend className="visually-hidden">Where to</legend>
            <Option kind="DM" chosen={kind} onChoose={setKind} label="To me, by DM" />
            <Option
              kind="STAFF_CHANNEL"
              chosen={kind}
              onChoose={setKind}
              label="To a staff channel"
              hint={
                channelId === ''
                  ? 'The bot can’t post in a channel hidden from members.'
                  : undefined
              }
              isDisabled={channelId === ''}
            />
            {kind === 'STAFF_CHANNEL' ? (
              <div className="send-test__channel">
                <label htmlFor={`${id}-channel`}>Staff channel</label>
                <select
                  id={`${id}-channel`}
                  className="form-select"
                  value={channelId}
                  onChange={({ target }) => setPicked(target.value)}
                >
                  {staff.map((channel) => (
                    <option key={channel.id} value={channel.id} disabled={!canPost(channel)}>
                      # {channel.name}
                      {canPost(channel) ? '' : ' (bot can’t post here)'}
                    </option>
                  ))}
                </select>
              </div>
            ) : null}
            <Option
              kind="CHANNEL"
              chosen={kind}
              onChoose={setKind}
              label={
                own.length === 0
                  ? 'To its own channel'
                  : own.every(({ isHidden }) => isHidden === true)
                    ? `To ${ownNames}, where it’s posted`
                    : `To ${ownNames}, where members see it`
              }
              hint={own.length === 0 ? 'No channel is chosen in the form.' : undefined}
              isDisabled={own.length === 0}
            />
          </fieldset>
          <p role="alert" className="field__error">
            {test.trouble}
          </p>
        </Step>
      ) : stage === 'confirm' ? (
        <Step
          cancelRef={first}
          cancelLabel="Back"
          onCancel={() => setStage('choose')}
          confirmLabel={`Post in ${ownNames}`}
          onConfirm={() => void send()}
          isBusy={test.isSending}
        >
          <p>
            It stays there until someone deletes it in Discord. Nothing is saved, and no one is
            pinged.
          </p>
        </Step>
      ) : (
        <>
          <Modal.Body>{sent ? <Outcome sent={sent} /> : null}</Modal.Body>
          <Modal.Footer>
            <button ref={first} type="button" className="btn btn-primary" onClick={onClose}>
              Done
            </button>
          </Modal.Footer>
        </>
      )}
    </Modal>
  );
}

interface StepProps {
  cancelRef: RefObject<HTMLButtonElement | null>;
  cancelLabel: string;
  onCancel: () => void;
  confirmLabel: string;
  onConfirm: () => void;
  isBusy: boolean;
  children: ReactNode;
}

const Step = ({
  cancelRef,
  cancelLabel,
  onCancel,
  confirmLabel,
  onConfirm,
  isBusy,
  children,
}: StepProps) => (
  <>
    <Modal.Body>{children}</Modal.Body>
    <Modal.Footer>
      <button
        ref={cancelRef}
        type="button"
        className="btn btn-outline-secondary"
        onClick={onCancel}
      >
        {cancelLabel}
      </button>
      <button
        type="button"
        className="btn btn-primary"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={onConfirm}
      >
        {confirmLabel}
      </button>
    </Modal.Footer>
  </>
);

interface OptionProps {
  kind: Kind;
  chosen: Kind;
  onChoose: (kind: Kind) => void;
  label: string;
  hint?: string | undefined;
  isDisabled?: boolean;
}

const Option = ({ kind, chosen, onChoose, label, hint, isDisabled = false }: OptionProps) => (
  <label className="choice">
    <input
      type="radio"
      name="send-test"
      checked={chosen === kind}
      disabled={isDisabled}
      onChange={() => onChoose(kind)}
    />
    <span>
      {label}
      {hint === undefined ? null : <small>{hint}</small>}
    </span>
  </label>
);

/** Where the test went, with a way to each place. */
function Outcome({ sent }: { sent: SentTest }) {
  const places = new Map(sent.sent.map((each) => [each.channelName ?? null, each.messageUrl]));
  return (
    <>
      <p role="status">{sentInWords(sent)}. Nothing was saved.</p>
      <p className="send-test__links">
        {[...places].map(([name, url]) =>
          url === null ? null : (
            <SafeLink key={name ?? ''} href={url}>
              {places.size === 1
                ? 'Open in Discord'
                : name === null
                  ? 'Open the DM in Discord'
                  : `Open #${name} in Discord`}
            </SafeLink>
          ),
        )}
      </p>
    </>
  );
}
