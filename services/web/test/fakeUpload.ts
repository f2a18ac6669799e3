type Answer = { status: number; body: string };

/**
 * Replaces XMLHttpRequest, which sends the photos: every upload gets this answer, at once or when `until` is settled. Returns
 * the addresses used.
 */
export function fakeUploads(answer: Answer, until?: Promise<unknown>): string[] {
  const addresses: string[] = [];
  Object.assign(URL, { createObjectURL: () => "blob:photo", revokeObjectURL: () => {} });
  class FakeUpload {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onloadend = () => {};
    status = answer.status;
    statusText = "";
    responseText = answer.body;
    open(_method: string, address: string) {
      addresses.push(address);
    }
    setRequestHeader() {}
    abort() {}
    send() {
      this.upload.onprogress?.({ loaded: 1, total: 1 });
      void (until ?? Promise.resolve()).then(() => setTimeout(() => this.onloadend()));
    }
  }
  Object.assign(window, { XMLHttpRequest: FakeUpload });
  return addresses;
}
