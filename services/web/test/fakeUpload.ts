/** Replaces XMLHttpRequest, which sends the photos: every upload gets this answer. Returns the addresses used. */
export function fakeUploads(answer: { status: number; body: string }): string[] {
  const addresses: string[] = [];
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
      setTimeout(() => this.onloadend());
    }
  }
  Object.assign(window, { XMLHttpRequest: FakeUpload });
  return addresses;
}
