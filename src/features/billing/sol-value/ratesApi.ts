import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { getRates } from './endpoints';

export const ratesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ rates: build.query(endpointQuery(getRates, () => ({}))) }),
});

export const { useRatesQuery } = ratesApi;
