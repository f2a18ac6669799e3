import { createServer } from "node:http";

createServer((request, response) => {
  request.resume().on("end", () => response.writeHead(204).end());
}).listen(8080);
