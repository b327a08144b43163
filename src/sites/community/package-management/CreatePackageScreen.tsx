import { PageHeader } from '@/shared/ui/PageHeader';
import { PackageEditor } from './PackageEditor';

/** `create-package` (spec §2). */
export default function CreatePackageScreen() {
  return (
    <>
      <PageHeader
        title="Create package"
        purpose="What it unlocks, for how long and for how much. It is a draft until you offer it."
      />
      <PackageEditor row={null} />
    </>
  );
}
