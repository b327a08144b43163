import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { resultOf } from '@/shared/api/resultOf';
import type { ManagedPackage } from '@/features/billing/packages/managedPackage';
import {
  useCreatePackageMutation,
  useUpdatePackageMutation,
} from '@/features/billing/packages/packageManagementApi';
import type { Failure } from '@/shared/api/envelope';
import { Form } from '@/shared/ui/form/Form';
import { SaveBar } from '@/shared/ui/form/SaveBar';
import { useFormVersion } from '@/shared/ui/form/useFormVersion';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { goOnceSaved } from '@/shared/ui/leaving';
import { notify } from '@/shared/ui/toast';
import { CardPreview } from './CardPreview';
import { PackageFields } from './PackageFields';
import { PlaceNote } from './PlaceNote';
import { bodyOf, emptyPackage, featureGroups, packageForm, valuesOf } from './packageForm';
import '../packages/packages.scss';
import './packageManagement.scss';

const LIST = '/dashboard/manage-package';

interface PackageEditorProps {
  /** Null for a new package. */
  row: ManagedPackage | null;
  /** Refetches the package after another user has changed it: the next save is based on the new version. */
  onConflict?: () => PromiseLike<number | undefined>;
}

/** The form of a package, with its card beside it. */
export function PackageEditor({ row, onConflict }: PackageEditorProps) {
  const [first] = useState(() => (row ? valuesOf(row) : emptyPackage));
  const form = useZodForm(packageForm, first);
  const version = useFormVersion(form, row?.version ?? 0, () => (row ? valuesOf(row) : first));
  const navigate = useNavigate();
  const [add] = useCreatePackageMutation();
  const [save] = useUpdatePackageMutation();
  return (
    <Form
      form={form}
      label="Package"
      onSubmit={async (values) => {
        const body = bodyOf(values);
        const result = await resultOf(
          row
            ? save({
                id: row.id,
                body: { ...body, version: version.current() },
              }).unwrap()
            : add(body).unwrap(),
        );
        if (!result.success) {
          return atFeatures(onConflict ? await version.refused(result, onConflict) : result);
        }
        version.saved(result.data.package.version);
        notify('success', row ? 'Saved' : 'Draft created. Publish it when it’s ready.');
        if (!row) goOnceSaved(() => navigate(LIST, { replace: true }));
        return undefined;
      }}
    >
      <div className="package-editor">
        <div className="package-editor__fields">
          <PackageFields>{row ? null : <PlaceNote />}</PackageFields>
        </div>
        <CardPreview />
      </div>
      <SaveBar label={row ? 'Save' : 'Create package'} isAlways={row === null} />
    </Form>
  );
}

/** Errors about the features as a whole are shown at the first family. */
const atFeatures = ({ errors = [], ...failure }: Failure): Failure => ({
  ...failure,
  errors: errors.map(({ path, message }) => ({
    path: path === 'items' ? `items.${featureGroups[0]?.family ?? ''}` : path,
    message,
  })),
});
