import { PHOTO_UPLOAD_PATH, type UploadedPhoto } from "@ridgeline/contract/photo";
import { baseApi } from "../../api/baseApi";
import { sendFile } from "../../api/sendFile";

type Upload = { file: File; onProgress: (share: number) => void };

export const { useUploadPhotoMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    uploadPhoto: build.mutation<UploadedPhoto, Upload>({
      queryFn: async (upload, { signal }) => {
        const outcome = await sendFile({ path: PHOTO_UPLOAD_PATH, signal, ...upload });
        return "error" in outcome ? outcome : { data: outcome.data as UploadedPhoto }; // the API's answer
      },
    }),
  }),
});
