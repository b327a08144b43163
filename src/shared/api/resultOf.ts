import { GENERIC_FAILURE, type ApiResult, type Failure } from './envelope';

/** The result of a mutation of RTK Query as the API client gives it: `resultOf(send(body).unwrap())`. */
export async function resultOf<T>(answer: Promise<T>): Promise<ApiResult<T>> {
  try {
    return { success: true, message: '', data: await answer };
  } catch (error) {
    return isFailure(error) ? error : { success: false, message: GENERIC_FAILURE };
  }
}

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'success' in error && error.success === false;
