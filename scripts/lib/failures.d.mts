interface VitestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}
interface PlaywrightSpec {
  file: string;
  line: number;
  title: string;
  ok: boolean;
  tests?: { results: { errors: { message?: string }[] }[] }[];
}
interface PlaywrightSuite {
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}
export function unitFailures(report: { testResults: VitestFile[] } | null, root: string): string[];
interface PlaywrightReport {
  suites?: PlaywrightSuite[];
}
export function browserFailures(report: PlaywrightReport | null): string[];
export function failedBrowserTests(report: PlaywrightReport | null): string[];
