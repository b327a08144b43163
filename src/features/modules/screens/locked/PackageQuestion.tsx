import { useFormContext } from 'react-hook-form';
import type { Offer } from '@/features/billing/packages/offer';
import { packagePath } from '@/features/billing/packages/smallest';
import { lengthOf, termOf } from '@/features/billing/packages/term';
import { SolValue } from '@/features/billing/sol-value/SolValue';
import { useMay } from '@/features/server/discord/useMay';
import { priceInWords, priceOf } from '@/shared/money/price';
import { counted, plural } from '@/shared/text/language';
import { listed } from '@/shared/text/listed';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { SolAmount } from '@/shared/ui/SolAmount';
import type { ModuleSpec } from '../../engine/defineModule';
import type { FormShape } from '../moduleForm';
import { useSmallestOffer } from './useSmallestOffer';
import './packageQuestion.scss';

interface PackageQuestionProps {
  spec: ModuleSpec;
  isOpen: boolean;
  onClose: () => void;
}

/** What saving takes: the smallest package with the module. */
export default function PackageQuestion({ spec, isOpen, onClose }: PackageQuestionProps) {
  const offer = useSmallestOffer(spec.planItem);
  const { getValues } = useFormContext<FormShape>();
  const mayOrder = useMay('treasurer');
  const missing = isOpen ? unfinished(spec, getValues()) : 0;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isWanted
      title={offer ? `Saving needs ${offer.name}` : 'Saving needs a package'}
      cancelLabel="Keep editing"
      confirmLabel={offer ? `View ${offer.name}` : 'View packages'}
      confirmTo={offer ? packagePath(offer) : '/dashboard/package'}
      onConfirm={onClose}
      onCancel={onClose}
    >
      {offer ? (
        <OfferInWords title={spec.title} offer={offer} />
      ) : (
        <p>Your package doesn’t include {spec.title}.</p>
      )}
      <p>
        <strong>Your draft is kept on this device.</strong> Come back once the package is active,
        and save it.{' '}
        {missing === 0
          ? null
          : plural(
              missing,
              'Until then, 1 field needs attention.',
              `Until then, ${String(missing)} fields need attention.`,
            )}
      </p>
      {mayOrder ? null : <p>Ask a treasurer or owner of this server to order the package.</p>}
    </ConfirmDialog>
  );
}

/** How many fields could not be saved as they are. */
function unfinished({ schema }: ModuleSpec, { values }: FormShape): number {
  const { error } = schema.safeParse(values);
  return new Set(error?.issues.map(({ path }) => path.join('.'))).size;
}

function OfferInWords({ title, offer }: { title: string; offer: Offer }) {
  const { name, terms } = offer;
  const price = priceOf(offer);
  const credit = BigInt(terms?.credit ?? 0);
  return (
    <>
      <p>
        <bdi>{name}</bdi> is the smallest package with {title}.
      </p>
      <p className="package-question__price">
        <strong translate="no">{priceInWords(offer)}</strong> {termOf(offer)}
        {price === null ? null : <SolValue units={price} />}
        <small>{lengthOf(offer)}</small>
      </p>
      {terms && credit > 0n && terms.refusal === null ? (
        <p>
          You pay{' '}
          <strong>
            <SolAmount lamports={BigInt(terms.due)} />
          </strong>{' '}
          now, after a <SolAmount lamports={credit} /> credit from {listed(terms.replaces)}.
        </p>
      ) : null}
      {terms?.trial ? (
        <p>You can try it free for {counted(terms.trial.days, 'day')} first.</p>
      ) : null}
      {terms?.refusal ? <p>{terms.refusal}</p> : null}
    </>
  );
}
