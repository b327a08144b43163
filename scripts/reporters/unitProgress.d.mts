interface Failure {
  stack?: string;
  message?: string;
}
export default class UnitProgress {
  onTestRunStart(specifications: readonly unknown[]): void;
  onTestCaseResult(test: {
    fullName: string;
    module: { moduleId: string };
    result: () => { state: string; errors?: readonly Failure[] };
  }): void;
  onTestModuleEnd(module: {
    moduleId: string;
    state: () => string;
    errors: () => readonly Failure[];
  }): void;
}
