import { endpointQuery } from '@/shared/api/baseApi';
import { getSubmission } from './endpoints';
import { reviewsApi, type SubmissionPlace } from './reviewsApi';

/** One submission, for an address that names one which is not on the page of the list that is shown. */
const submissionApi = reviewsApi.injectEndpoints({
  endpoints: (build) => ({
    submission: build.query(
      endpointQuery(getSubmission, ({ serverId, submissionId }: SubmissionPlace) => ({
        params: { id: serverId, submissionId },
      })),
    ),
  }),
});

export const { useSubmissionQuery } = submissionApi;
